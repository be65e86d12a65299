// Aligned columns: the first left-aligned, the others right-aligned.
export const kB = (bytes) => (bytes / 1_000).toFixed(1)

export const table = (head, rows) => {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => String(line[column]).length)))
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column])))
        .join('  '),
    )
}

/** @returns the median of an odd number of values */
export const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]
