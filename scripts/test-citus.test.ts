import { describe, expect, it } from 'vitest';
import { explainRefusal, majorIn } from './citus/unpack-citus.ts';

const installed = 'postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)';

describe('npm run test:citus', () => {
  it('finds the version of PostgreSQL that a build of Citus needs [SCALE-74]', () => {
    expect(majorIn('usr/\nusr/lib/postgresql/17/lib/citus.so\n')).toBe('17');
    expect(majorIn('usr/lib/postgresql/17/lib/citus_columnar.so\n')).toBeUndefined();
  });

  it('says which PostgreSQL a build of Citus needs when it cannot be loaded [SCALE-74]', () => {
    const log =
      'FATAL:  could not load library "/tmp/usr/lib/postgresql/15/lib/citus.so": undefined symbol: heap_datum_check\n';
    expect(explainRefusal(log, installed)).toMatch(/15\.18 \(.*heap_datum_check\).*15\.20.*postgresql-15/);
  });

  it('leaves other failures as they are', () => {
    expect(explainRefusal('FATAL:  could not create lock file', installed)).toBeUndefined();
  });
});
