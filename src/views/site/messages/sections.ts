/** The sections of /messages, by the parameter `sub` (MS01–MS05). The history has no section: its tab opens the balance. */
export type Section = 'notification' | 'news'

export const SECTION_TITLES: Record<Section, string> = { notification: 'Уведомления', news: 'Новости сервиса' }

export const HISTORY_TITLE = 'История операций'
export const HISTORY_HREF = '/balance'

/** Where a section is. */
export const hrefOf = (section: Section): string => (section === 'notification' ? '/messages' : `/messages?sub=${section}`)
