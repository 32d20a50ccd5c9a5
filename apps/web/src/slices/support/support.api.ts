// The only network of this slice.
import { support } from '@haat/contract';
import { call } from '../../platform/http.ts';

export const submitRequest = (body: string) => call(support.createRequest, { body: { body } });
