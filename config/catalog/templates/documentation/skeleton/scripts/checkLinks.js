// Checks that the links between pages lead to files. Run it with `npm test`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const docs = new URL('../docs/', import.meta.url);
const broken = readdirSync(docs, { recursive: true })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => {
    const page = new URL(path, docs);
    const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+\.md)/g)].map(([, target]) => target);
    return targets.filter((target) => !existsSync(new URL(target, page))).map((target) => `${path}: ${target}`);
  });

for (const link of broken) console.error(`This page does not exist. ${link}`);
process.exitCode = broken.length > 0 ? 1 : 0;
