/** `npm run atlas:review`: prints the faults of the machines; the exit code says whether there are any. */
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { review, reviewedOf } from '../../model/review/review.ts'
import { KINDS } from '../../model/review/types.ts'

const all = (await flowsWithFixtures()).map(reviewedOf)
const findings = all.flatMap(review)

for (const [kind, meaning] of Object.entries(KINDS)) {
  const found = findings.filter((finding) => finding.kind === kind)
  if (found.length === 0) continue
  console.log(`\n${meaning}`)
  for (const { flow, at, text } of found) console.log(`  ${flow} · ${at}: ${text}`)
}

console.log(
  findings.length === 0
    ? `Сценариев: ${all.length}. Замечаний нет.`
    : `\nСценариев: ${all.length}. Замечаний: ${findings.length}.`,
)
process.exit(findings.length === 0 ? 0 : 1)
