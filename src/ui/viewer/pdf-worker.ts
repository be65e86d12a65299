/** Reads PDFs beside the page: a large or a wicked one keeps only itself waiting. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
