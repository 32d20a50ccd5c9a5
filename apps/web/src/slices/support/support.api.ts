// The only network of this slice.
import * as support from '@haat/contract/support';
import { call } from '../../platform/http.ts';

export const submitRequest = (body: string) => call(support.createRequest, { body: { body } });
