// Which Haat this is.
import { readFileSync } from 'node:fs';

export interface Release {
  readonly version: string;
}

const { version } = JSON.parse(
  readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
) as Release; // npm requires it

export const release = (): Release => ({ version });
