// Runs Oxlint on all sources: node scripts/check-borders.mjs. It fails if Oxlint has read fewer files than there are.
import { globSync } from 'node:fs';
import { pinnedNode, root, run } from './tasks/children.mjs';

const folders = globSync('{apps,packages}/*/src', { cwd: root });
const there = globSync('{apps,packages}/*/src/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', { cwd: root }).length;
const oxlint = ['node_modules/oxlint/bin/oxlint', '--config', 'oxlint.config.ts'];
const { code, output } = await run(pinnedNode, [...oxlint, ...folders], { capture: true });
console.log(output);
const read = Number(/ on (\d+) files/.exec(output)?.[1] ?? 0);
if (read < there) console.error(`Oxlint has read ${read} of ${there} files.`);
process.exitCode = code === 0 && read >= there ? 0 : 1;
