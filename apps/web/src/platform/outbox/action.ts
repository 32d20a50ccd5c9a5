// Declares an action that may wait for a connection. The same declaration sends it at once, or later from the phone.
import type { CallInput } from '@haat/client/client';
import { sessionPrint } from '@haat/client/session';
import { type AnswerOf, type EndpointSpec, pathOf } from '@haat/contract/endpoint';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { answerOrState } from '../queries/done-anyway.ts';
import { toastFailureOf } from '../toast.ts';
import { type Action, type AnyAction, declareAction, type Post } from './declared-actions.ts';
import { type Outcome, sendOrKeep } from './send-or-keep.ts';
import { takeAnswer, takeFailure } from './take-effect.ts';
import { forgetRefused } from './use-outbox.ts';

/** The POST of an endpoint. */
export function post<E extends EndpointSpec>(spec: E, input: CallInput<E>): Post<AnswerOf<E>> {
  const { params, body } = input as { params?: Readonly<Record<string, string | number>>; body?: unknown }; // the parts of every JSON call
  return { path: pathOf(spec, params), body };
}

/** The PATCH of an endpoint that takes an Idempotency-Key. */
export const patch = <E extends EndpointSpec>(spec: E, input: CallInput<E>): Post<AnswerOf<E>> => ({
  ...post(spec, input),
  method: 'PATCH',
});

/** The DELETE of an endpoint that takes an Idempotency-Key. */
export const remove = <E extends EndpointSpec>(spec: E, input: CallInput<E>): Post<AnswerOf<E>> => ({
  ...post(spec, input),
  method: 'DELETE',
});

/** The options of its mutation. */
export function action<Input, Answer, Name extends string>(declaration: Action<Input, Answer, Name>) {
  const declared = declaration as unknown as AnyAction; // it gets its own input and answer
  declareAction(declared);
  return mutationOptions({
    mutationFn: (input: Input, { client }) => send(declaration, input, client),
    async onSuccess(outcome, input, _result, { client }) {
      const { failure, invalidates, onWaiting } = declaration;
      if (outcome.state === 'waiting') onWaiting?.(client);
      else
        await takeAnswer(
          { failure: failure(input), invalidates, input, answer: outcome.answer },
          client,
          declared,
        );
    },
    onError(error, input, _result, { client }) {
      toastFailureOf(error, failures[declaration.failure(input)]);
      takeFailure({ invalidates: declaration.invalidates, input }, error, client, declared);
    },
  });
}

async function send<Input, Answer, Name extends string>(
  declaration: Action<Input, Answer, Name>,
  input: Input,
  client: QueryClient,
): Promise<Outcome<Answer>> {
  const {
    kind,
    about,
    title,
    call,
    which,
    name = which,
    failure,
    invalidates,
    owner = sessionPrint,
  } = declaration;
  const readDone = declaration.readDone(input, client);
  const draft = {
    ...call[which(input)](input),
    kind,
    about: about(input),
    name: name(input),
    title: title(input),
    failure: failure(input),
    invalidates,
    input,
    owner: owner(input),
    doneAt: Date.now(),
  };
  forgetRefused(draft.about);
  return answerOrState<Outcome<Answer>>(
    () => sendOrKeep(draft) as Promise<Outcome<Answer>>, // the server keeps to the contract
    async (signal) => {
      const answer = await readDone(signal);
      return answer && { state: 'sent', answer };
    },
  );
}
