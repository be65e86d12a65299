import { useState } from 'react'
import { Row } from '../base/stack.tsx'
import { Button } from '../actions/button.tsx'
import { PhotoStage } from '../viewer/photo-stage.tsx'
import { PhotoViewer } from '../viewer/photo-viewer.tsx'
import { Section } from './section.tsx'
import styles from './section.module.css'

/** Drawn here: the gallery has no server that keeps photographs. */
const drawn = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="${colour}"/><path d="M80 120h440M80 200h300M80 280h440" stroke="#1b2226" stroke-width="24"/></svg>`)}`

const FILES = [
  { name: 'receipt.jpg', label: 'Чек', url: drawn('#fbfaf7'), isPdf: false },
  { name: 'document.jpg', label: 'Документ', url: drawn('#eaf3f9'), isPdf: false },
  { name: 'document.pdf', label: 'Документ в PDF', url: '/info_seller.pdf', isPdf: true },
]

export const PhotoSection = () => {
  const [shown, setShown] = useState<string | null>(null)
  const [onStage, setOnStage] = useState('receipt.jpg')
  return (
    <Section title="Фотографии">
      <Row>
        <Button onClick={() => setShown('receipt.jpg')}>Открыть фотографии</Button>
      </Row>
      <PhotoViewer files={FILES} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      <div className={styles.stage}>
        <PhotoStage files={FILES} shown={onStage} onShow={setOnStage} />
      </div>
    </Section>
  )
}
