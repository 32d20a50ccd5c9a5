import * as addresses from '@haat/contract/addresses';
import { createdOr200 } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewAddress, viewAddresses } from './address.views.ts';
import { addAddress, changeAddress, createPrimaryAddress, deleteAddress } from './edit-addresses.ts';

export const addressRoutes: Slice = ({ routes }) => {
  routes.write(addresses.createCustomer, async ({ tx, actor, body }) => {
    const { addressId, isNew } = await createPrimaryAddress(tx, actor, body.primary_address);
    return createdOr200(isNew, await viewAddress(tx, actor.userId, addressId));
  });

  routes.read(addresses.listAddresses, ({ db, actor, query }) => viewAddresses(db, actor.userId, query));

  routes.write(addresses.addAddress, async ({ tx, actor, body }) => {
    const addressId = await addAddress(tx, actor, body);
    return viewAddress(tx, actor.userId, addressId);
  });

  routes.write(addresses.updateAddress, async ({ tx, actor, params, body }) => {
    const addressId = pathId(params.id);
    await changeAddress(tx, actor, { addressId, ...body });
    return viewAddress(tx, actor.userId, addressId);
  });

  routes.write(addresses.deleteAddress, async ({ tx, actor, params }) => {
    await deleteAddress(tx, actor, { addressId: pathId(params.id) });
    return undefined;
  });
};
