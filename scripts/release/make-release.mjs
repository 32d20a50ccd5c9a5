// Makes the archive, its checksum and its SBOM. The same commit, packages and Node give the same bytes.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { release } from '../../apps/api/src/platform/release.ts';
import { Failure, main, root } from '../tasks/children.mjs';
import { canRelease, fillFolder } from './fill-folder.mjs';
import { makeSbom } from './sbom.mjs';

const { values } = parseArgs({ options: { into: { type: 'string', default: join(root, 'dist') } } });

await main(async () => {
  if (!canRelease()) throw new Failure('A release is for Linux on x64 or arm64: run npm run release there.');
  const name = `haat-${release().version}`;
  const into = resolve(values.into);
  mkdirSync(into, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'haat-release-'));
  try {
    const folder = join(work, name);
    mkdirSync(folder);
    fillFolder(folder);
    const archive = join(into, `${name}.tar.gz`);
    const hash = await pack(folder, archive);
    writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`);
    writeFileSync(join(into, `${name}.cdx.json`), makeSbom(secondsOfCommit()));
    console.log(`Made ${archive}, ${basename(archive)}.sha256 and ${name}.cdx.json.`);
  } finally {
    rmSync(work, { recursive: true });
  }
});

/** Returns the archive's SHA-256. */
async function pack(folder, archive) {
  const same = ['--sort=name', '--format=gnu', `--mtime=@${secondsOfCommit()}`, '--numeric-owner'];
  const rights = ['--owner=0', '--group=0', '--mode=u=rwX,go=rX'];
  const words = [...same, ...rights, '--create', '--directory', join(folder, '..'), basename(folder)];
  const tar = spawn('tar', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve, reject) => {
    tar.once('error', reject).once('close', resolve);
  });
  const hash = createHash('sha256');
  const hashed = new PassThrough().on('data', (chunk) => hash.update(chunk));
  await pipeline(tar.stdout, createGzip({ level: 6 }), hashed, createWriteStream(archive));
  if ((await ended) !== 0) throw new Failure('tar failed. Read its messages above. A release needs GNU tar.');
  return hash.digest('hex');
}

/** All files get this time, so that two archives of one commit are the same. */
function secondsOfCommit() {
  if (!existsSync(join(root, '.git'))) return 0;
  return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));
}
