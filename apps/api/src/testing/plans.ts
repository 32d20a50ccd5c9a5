// Asks PostgreSQL how it would run a statement, and finds the tables that it would read as a whole.
import type { ClientBase } from 'pg';
import type { SentStatement } from './sent-statements.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
type PlanRow = { 'QUERY PLAN': readonly [{ Plan: PlanNode }] };

const isExplainable = ({ text }: SentStatement): boolean =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text);

/** The tables that the statement would scan, with its parameters, and also without them when it is prepared by name. */
export async function scannedTables(client: ClientBase, statement: SentStatement): Promise<string[]> {
  if (!isExplainable(statement)) return [];
  const { text, values, isNamed } = statement;
  const explain = `explain (format json) ${text}`;
  const { rows } = await client.query<PlanRow>(explain, [...values]);
  const plans = [...rows, ...(isNamed ? await explainGeneric(client, statement) : [])];
  return [...new Set(plans.flatMap((row) => scansIn(row['QUERY PLAN'][0].Plan)))];
}

async function explainGeneric(client: ClientBase, { text, values }: SentStatement): Promise<PlanRow[]> {
  await client.query(`prepare asked as ${text}`);
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const nothing = values.map(() => 'null').join(', ');
    const { rows } = await client.query<PlanRow>(
      `explain (format json) execute asked${nothing && ` (${nothing})`}`,
    );
    return rows;
  } finally {
    await client.query('reset plan_cache_mode');
    await client.query('deallocate asked');
  }
}

function scansIn(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}
