/** Who reads a receipt or a document in the atlas, whose screens have no server to keep pictures. */
import type { PicturesPort } from '../../views/fragments/photos/pictures.ts'
import type { PaperReader } from '../../views/fragments/paper/reading.ts'
import { sampleSeller } from './people.ts'

export const paperReader: PaperReader = { id: sampleSeller.id, mode: 'seller', isLegal: false }

export const noPictures: PicturesPort = { pictures: {}, onRetry: () => {} }
