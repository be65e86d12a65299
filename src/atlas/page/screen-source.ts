/** Where frames take the screen's page from: a file beside this one, or, in the self-contained file, a text inside it. */
const EMBEDDED = 'atlas-screen'

/** What an iframe needs to load the screen's page. */
export const screenSource = (): { src: string } | { srcDoc: string } => {
  const embedded = document.querySelector(`#${EMBEDDED}`)?.textContent
  return embedded ? { srcDoc: JSON.parse(embedded) as string } : { src: `${import.meta.env.BASE_URL}screen.html` }
}
