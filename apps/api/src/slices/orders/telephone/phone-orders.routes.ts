import type { BodyOf } from '@haat/contract/endpoint';
import * as phoneOrders from '@haat/contract/phone-orders';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import { createdOr200 } from '../../../platform/http/answers.ts';
import { fieldMessages } from '../../../platform/http/field.messages.ts';
import { pathId } from '../../../platform/http/path-id.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { getOwnShop } from '../../shops/index.ts';
import { viewAnsweredOrder } from '../display/order.views.ts';
import { confirmPhoneOrder } from './confirm-phone-order.ts';
import { presentStarted, viewPhoneCustomer, viewPhoneOrders } from './phone-order.views.ts';
import { phoneOrderMessages } from './phone-orders.messages.ts';
import { type PhoneOrderInput, revokePhoneOrder, smsOf, startPhoneOrder } from './start-phone-order.ts';

export const phoneOrderRoutes: Slice = ({ routes, database, sms, config }) => {
  routes.act(phoneOrders.startPhoneOrder, async ({ actor, body, language, inTx, request }) => {
    const { number, pay_by: payBy = 'cash' } = body;
    const made: { order?: Awaited<ReturnType<typeof startPhoneOrder>> } = {};
    const answer = await inTx(async (tx) => {
      made.order = await startPhoneOrder(tx, actor, inputOf(body, config));
      return presentStarted(made.order);
    });
    const { order } = made;
    if (!order) return answer;
    if (order.smsAlarm) request.log.error(order.smsAlarm);
    try {
      await sms.sendText({ number, text: smsOf({ ...order, payBy }, language) });
    } catch (error) {
      await database.inTx((tx) => revokePhoneOrder(tx, { id: order.id, number }));
      request.log.warn({ err: error }, 'could not send the SMS of a telephone order');
      throw new AppError('unavailable', { detail: phoneOrderMessages.smsFailed, retryAfterSeconds: 30 });
    }
    return answer;
  });

  routes.read(phoneOrders.findPhoneCustomer, async ({ db, actor, query }) => {
    const { id: shopId } = await getOwnShop(db, actor.userId);
    return viewPhoneCustomer(db, shopId, query.number);
  });

  routes.read(phoneOrders.listPhoneOrders, async ({ db, actor, now, query, language }) => {
    const { id: shopId } = await getOwnShop(db, actor.userId);
    return viewPhoneOrders(db, shopId, { now, query, language });
  });

  routes.act(phoneOrders.confirmPhoneOrder, async (asked) => {
    const { actor, params, body, language, tryInTx, inTx } = asked;
    const confirmation = { id: pathId(params.id), code: body.code };
    const { orderId, shopId, isNew } = await tryInTx((tx) => confirmPhoneOrder(tx, actor, confirmation));
    return inTx(async (tx) =>
      createdOr200(isNew, await viewAnsweredOrder(tx, shopId, { orderId, language, now: tx.now })),
    );
  });
};

type ToldAddress = NonNullable<BodyOf<typeof phoneOrders.startPhoneOrder>['address']>;

const addressOf = ({ has_pin: hasPin = true, landmark, ...place }: ToldAddress) => ({
  ...place,
  landmark: landmark ?? '',
  hasPin,
});

const inputOf = (
  body: BodyOf<typeof phoneOrders.startPhoneOrder>,
  limits: PhoneOrderInput['limits'],
): PhoneOrderInput => {
  const { address, fulfilment = 'delivery' } = body;
  if (!address && fulfilment === 'delivery') throw invalidInput({ address: [fieldMessages.required] });
  return {
    number: body.number,
    name: body.name,
    address: address && addressOf(address),
    items: body.items.map(({ product: productId, quantity }) => ({ productId, quantity })),
    slotId: body.slot,
    additionalDetails: body.additional_details ?? '',
    payBy: body.pay_by ?? 'cash',
    fulfilment,
    limits,
  };
};
