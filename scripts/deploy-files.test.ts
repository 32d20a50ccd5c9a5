// The files in deploy/: they parse, and name only settings, paths and ports that Haat has.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The names that the configuration reads. */
const settings = new Set(
  globSync('apps/api/src/config*.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/(?:reader\.\w+|hostOf)\(\s*'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name),
  ),
);

/** Made by systemd, or read by others than Haat. */
const unknown = (names: readonly string[]): string[] => names.filter((name) => !settings.has(name));

const compose = parse(read('deploy/compose.yaml'));
const kubernetes = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS());
const deployment = kubernetes.find(({ kind }) => kind === 'Deployment').spec;
const [container] = deployment.template.spec.containers;
const dockerfile = read('deploy/Dockerfile');
const linesOf = (file: string, name: string): string[] =>
  [...read(file).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

it('the settings are read from the sources', () => {
  expect(settings.size).toBeGreaterThan(40);
  expect(unknown(['PORT', 'DATABASE_URL', 'LISTEN_FDS', 'MSG91_AUTH_KEY'])).toEqual([]);
});

describe('deploy/ names only settings that Haat reads [RELEASE-8]', () => {
  it.each([
    [
      'Dockerfile',
      () => [...(/^ENV (.*)$/m.exec(dockerfile)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? [])].map((m) => m[1]),
    ],
    ['compose.yaml', () => Object.keys(compose.services.haat.environment)],
    [
      'haat.env',
      () => [...read('deploy/haat.env').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((m) => m[1]),
    ],
    [
      'kubernetes.yaml',
      () => [
        ...container.env.map(({ name }: { name: string }) => name),
        ...[...read('deploy/kubernetes.yaml').matchAll(/--from-literal=(\w+)=/g)].map((m) => m[1]),
      ],
    ],
  ])('%s', (_, namesOf) => {
    const names = namesOf().map(String);
    expect(names.length).toBeGreaterThan(1);
    expect(unknown(names)).toEqual([]);
  });

  it('and no file names an unknown one that begins with HAAT_', () => {
    const files = globSync('deploy/*', { cwd: root });
    expect(files.length).toBeGreaterThan(6);
    const named = files.flatMap((file) => [...read(file).matchAll(/\bHAAT_[A-Z_]+/g)].map(String));
    expect(unknown(named)).toEqual([]);
  });
});

describe('the image [RELEASE-8]', () => {
  it('runs the release of its archive, and not as root', () => {
    expect(dockerfile).toMatch(/^ADD haat-\$\{VERSION\}\.tar\.gz /m);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^ENTRYPOINT \["\/opt\/haat\/haat"\]\nCMD \["start"\]$/m);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(['node:24-trixie-slim', 'node:24-trixie-slim']);
  });

  it('is healthy when /readyz says so, on its port', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(dockerfile).toContain(`fetch('http://127.0.0.1:${port}/readyz')`);
  });

  it('stands behind Caddy in Compose, with the same port and a PostgreSQL that is ready', () => {
    const { haat, caddy, postgres } = compose.services;
    expect(read('deploy/Caddyfile')).toContain('reverse_proxy {$SITE_UPSTREAM:haat:8080}');
    expect(postgres.image).toBe('postgres:17');
    expect(haat.depends_on.postgres.condition).toBe('service_healthy');
    expect(haat.environment.TRUST_PROXY).toBe('1');
    expect(haat.ports).toBeUndefined();
    expect(caddy.ports).toContain('443:443');
    expect(haat.volumes).toEqual(['pictures:/var/lib/haat']);
    const used = Object.values<{ volumes?: string[] }>(compose.services).flatMap(
      ({ volumes = [] }) => volumes,
    );
    const named = used.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('the Kubernetes manifest [RELEASE-8]', () => {
  it('replaces a pod only when the next one is ready, and lets it answer what it has', () => {
    expect(deployment.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(container.livenessProbe.tcpSocket.port).toBe('http');
    const [, seconds] = container.lifecycle.preStop.exec.command;
    expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 10);
  });

  it('joins its parts by the same names', () => {
    const [claim, service] = ['PersistentVolumeClaim', 'Service'].map((kind) =>
      kubernetes.find((one) => one.kind === kind),
    );
    const labels = deployment.template.metadata.labels;
    expect(deployment.selector.matchLabels).toEqual(labels);
    expect(service.spec.selector).toEqual(labels);
    expect(container.ports).toEqual([{ name: service.spec.ports[0].targetPort, containerPort: 8080 }]);
    const volumes = deployment.template.spec.volumes;
    expect(volumes[0].persistentVolumeClaim.claimName).toBe(claim.metadata.name);
    expect(container.volumeMounts.map(({ name }: { name: string }) => name)).toEqual(
      volumes.map(({ name }: { name: string }) => name),
    );
    expect(deployment.template.spec.securityContext.runAsNonRoot).toBe(true);
  });
});

describe('the systemd units [RELEASE-8]', () => {
  it.each([
    ['haat.service', '/opt/haat'],
    ['haat@.service', '/opt/haat-%i'],
  ])('%s starts the program of an unpacked release as the user haat', (file, folder) => {
    expect(linesOf(`deploy/${file}`, 'ExecStart')).toEqual([`${folder}/haat start`]);
    expect(linesOf(`deploy/${file}`, 'WorkingDirectory')).toEqual([folder]);
    expect(linesOf(`deploy/${file}`, 'User')).toEqual(['haat']);
    expect(linesOf(`deploy/${file}`, 'ProtectSystem')).toEqual(['strict']);
    expect(Number(linesOf(`deploy/${file}`, 'TimeoutStopSec')[0])).toBeGreaterThan(10);
  });

  it('the socket of two versions is the address in haat.env', () => {
    const [host, port] = ['HOST', 'PORT'].map((name) => linesOf('deploy/haat.env', name)[0]);
    expect(linesOf('deploy/haat.socket', 'ListenStream')).toEqual([`${host}:${port}`]);
    expect(linesOf('deploy/haat@.service', 'Sockets')).toEqual(['haat.socket']);
  });
});
