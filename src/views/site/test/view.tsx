import { Page } from '../../../ui/shell/page.tsx'

/** The service page: it responds with its version, and nothing else (NV22, A19). */
export const TestView = ({ version }: { version: string }) => (
  <>
    <meta name="robots" content="noindex" />
    <Page title="Служебная страница" width="narrow">
      <p>Версия приложения: {version}</p>
    </Page>
  </>
)
