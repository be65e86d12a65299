import type { ReactNode } from 'react'
import { ToolPicture, type ToolPictureProps } from '../../../ui/content/tool-picture.tsx'
import styles from './pictured.module.css'

/** A tool's picture beside its name, however long that is. */
export const Pictured = ({ children, ...picture }: ToolPictureProps & { children: ReactNode }) => (
  <span className={styles.pictured}>
    <ToolPicture {...picture} />
    <span className={styles.name}>{children}</span>
  </span>
)
