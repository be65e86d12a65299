/** The source of the frames' page: a file beside this one, or embedded text in the self-contained file. */
const EMBEDDED = 'atlas-screen'

/** The iframe attributes that load the screen's page. */
export const screenSource = (): { src: string } | { srcDoc: string } => {
  const embedded = document.querySelector(`#${EMBEDDED}`)?.textContent
  return embedded ? { srcDoc: JSON.parse(embedded) as string } : { src: `${import.meta.env.BASE_URL}screen.html` }
}
