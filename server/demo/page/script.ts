/**
 * The demo page's script in the browser. It polls the outbox every two seconds and signs in: the script stores the token where
 * the portal keeps it, so that every tab of the portal notices.
 */
export const demoScript = String.raw`
const EVERY = 2000
const byId = (id) => document.getElementById(id)
const phone = (digits) => digits.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4')
const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

const call = async (path, body) => {
  const response = await fetch('/api/demo/' + path, body && {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (answer.code !== 0) throw new Error(answer.message)
  return answer.payload
}

const element = (name, className, text) => {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

const messageRow = ({ id, mobile, text, at }) => {
  const row = document.createElement('li')
  row.dataset.id = id
  const when = element('time', '', time.format(new Date(at)))
  when.dateTime = at
  row.append(element('span', 'to', phone(mobile) + ', '), when, element('span', 'text', text))
  return row
}

/** Only new messages are added, so that a screen reader hears each once and a selection stays. */
const show = (messages) => {
  const outbox = byId('outbox')
  const wanted = new Set(messages.map(({ id }) => id))
  for (const row of [...outbox.children]) if (!wanted.has(row.dataset.id)) row.remove()
  const known = new Set([...outbox.children].map((row) => row.dataset.id))
  outbox.prepend(...messages.filter(({ id }) => !known.has(id)).map(messageRow))
  byId('state').textContent = messages.length === 0 ? 'Пока ни одного' : ''
}

const poll = async () => {
  try {
    if (!document.hidden) show(await call('outbox'))
  } catch {
    byId('state').textContent = 'Сервер не отвечает, пробуем ещё раз'
  }
  setTimeout(poll, EVERY)
}

const signIn = async (button) => {
  button.disabled = true
  byId('problem').textContent = ''
  try {
    const token = await call('sign-in', { mobile: button.dataset.mobile })
    if ('desk' in button.dataset) {
      localStorage.setItem('deskToken', token)
      location.assign('/desk')
      return
    }
    sessionStorage.removeItem('token')
    localStorage.setItem('mode', button.dataset.mode)
    localStorage.setItem('mode.owner', button.dataset.mobile)
    localStorage.setItem('token', token)
    location.assign('/')
  } catch {
    byId('problem').textContent = 'Не удалось войти. Возможно, эта учётная запись удалена'
    button.disabled = false
  }
}

for (const button of document.querySelectorAll('button[data-mobile]')) {
  button.addEventListener('click', () => void signIn(button))
}
// Back from the portal: the page may be shown as it was left.
addEventListener('pageshow', () => document.querySelectorAll('button[data-mobile]').forEach((each) => { each.disabled = false }))
void poll()
`
