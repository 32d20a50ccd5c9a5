// Uploads files. `fetch` can't report how much of a body is sent, so this uses XMLHttpRequest.
import { noAnswer } from '@haat/client/api-error';
import { callHeaders } from '@haat/client/call-headers';
import { randomId } from '@haat/client/random-id';
import { refusalParts } from '@haat/client/refusal';
import { type AnswerOf, type EndpointSpec, pathOf } from '@haat/contract/endpoint';
import { refusalError, tokenFor } from './http.ts';
import { withFactor } from './second-factor.ts';

export interface UploadOptions {
  /** The sent share, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
  /** It changes nothing, so it needs no Idempotency-Key. */
  readonly isRead?: boolean;
}

/** Sends a form to an endpoint that takes a file. Throws ApiError. */
export const upload = <E extends EndpointSpec>(
  spec: E,
  form: FormData,
  options: UploadOptions = {},
): Promise<AnswerOf<E>> => withFactor(() => uploadOnce(spec, form, options));

function uploadOnce<E extends EndpointSpec>(
  spec: E,
  form: FormData,
  { onProgress, signal, isRead = false }: UploadOptions,
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const token = tokenFor(spec);
    const request = new XMLHttpRequest();
    request.open(spec.method, pathOf(spec));
    const key = isRead ? {} : { 'Idempotency-Key': randomId() };
    for (const [name, value] of Object.entries({ ...callHeaders({ token, hasJson: false }), ...key })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onload = () => {
      const answer = jsonOf(request.responseText);
      if (request.status >= 400)
        reject(refusalError(refusalParts(request.status, answer, null), token, spec));
      else if (answer === undefined) reject(noAnswer());
      else resolve(answer as AnswerOf<E>); // the server follows the contract
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Undefined for an incomplete answer, or one that isn't from our server. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
