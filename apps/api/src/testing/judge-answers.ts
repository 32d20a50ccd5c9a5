// Checks each answer of an app against the contract, and notes which calls were answered.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { Value } from 'typebox/value';
import { endpointFor, endpointName } from './endpoints.ts';
import type { TestApp } from './test-app.ts';

export interface AnswerJudge {
  /** A line for each answer that isn't as the contract says. */
  readonly faults: readonly string[];
  /**
   * The calls without an answer so far. An empty list doesn't count as an answer, because it proves nothing about its
   * items.
   */
  unanswered(specs: readonly EndpointSpec[]): string[];
}

const isEmpty = (text: string): boolean => text === '[]' || text.includes('"results":[]');

/** From now on, every call of the app must succeed. */
export function judgeAnswers({ app }: TestApp): AnswerJudge {
  const answered = new Set<EndpointSpec>();
  const faults: string[] = [];
  const judge = (method: string, url: string, status: number, text: string): void => {
    const spec = endpointFor(method, url);
    if (!spec || status >= 300) {
      faults.push(`${method} ${url}: ${status} ${text}`);
      return;
    }
    if (!isEmpty(text)) answered.add(spec);
    faults.push(...faultsOf(spec, status, text));
  };
  const inject = app.inject.bind(app);
  Object.assign(app, {
    inject: async (call: { method: 'GET'; url: string }) => {
      const answer = await inject(call);
      judge(call.method, call.url, answer.statusCode, answer.body);
      return answer;
    },
  });
  return {
    faults,
    unanswered: (specs) => specs.filter((spec) => !answered.has(spec)).map(endpointName),
  };
}

function faultsOf(spec: EndpointSpec, status: number, text: string): string[] {
  const shape = spec.responses[status];
  if (shape === undefined) return [`${endpointName(spec)}: ${status} is not in the contract`];
  if (shape === null) return text === '' ? [] : [`${endpointName(spec)}: has a body`];
  const [error] = Value.Errors(shape, spec.csv || spec.file ? text : JSON.parse(text));
  return error ? [`${endpointName(spec)}: ${error.instancePath} ${error.message}`] : [];
}
