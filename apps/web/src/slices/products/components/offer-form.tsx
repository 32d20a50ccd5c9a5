// What customers pay for a product until a day.
import { serverNow } from '@haat/client/server-clock';
import { limits } from '@haat/contract/limits';
import type * as products from '@haat/contract/products';
import { useMutation } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useFields } from '../../../platform/forms/form.ts';
import { required } from '../../../platform/forms/validators.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { priceFault } from '../product-values.ts';
import { saveOffer } from '../retailer-products.api.ts';
import { offerForm as words } from '../retailer-products.messages.ts';
import { priceLabel, readPrice, typedPrice } from '../typed-goods.ts';
import styles from './offer-form.module.css';

const dayFromNow = (days: number): string => dayjs(serverNow()).add(days, 'day').format('YYYY-MM-DD');

export function OfferForm({ product }: { readonly product: products.Product }) {
  const save = useMutation(saveOffer);
  const isBelow = (price: number): boolean => price > 0 && price < product.price;
  const form = useFields({
    initialValues: {
      offer_price: product.offer_price === null ? '' : typedPrice(product, product.offer_price),
      offer_until: product.offer_until ?? '',
    },
    validate: {
      offer_price: (text: string) =>
        priceFault(text) ?? (isBelow(readPrice(product, text)) ? null : words.wrongPrice),
      offer_until: required,
    },
    draft: `offer ${product.id}`,
  });
  const end = (): void =>
    save.mutate(
      { id: product.id, offer: { offer_price: null, offer_until: null } },
      {
        onSuccess: () => {
          form.forgetDraft();
          form.setFieldValue('offer_price', '');
          form.setFieldValue('offer_until', '');
        },
      },
    );
  return (
    <Card className={styles.card}>
      <h2>{words.title}</h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={form.send(({ offer_price: price, offer_until }) =>
          save.mutate(
            { id: product.id, offer: { offer_price: readPrice(product, price), offer_until } },
            { onSuccess: form.forgetDraft, onError: form.showServerErrors },
          ),
        )}
      >
        <NumberField
          label={words.price}
          description={product.is_loose ? priceLabel(product) : undefined}
          decimals={2}
          leading="₹"
          {...form.getInputProps('offer_price')}
        />
        <TextField
          label={words.until}
          type="date"
          min={dayFromNow(0)}
          max={dayFromNow(limits.offerDays)}
          {...form.getInputProps('offer_until')}
        />
        <Button isWide type="submit" isBusy={save.isPending}>
          {words.save}
        </Button>
        {product.offer_price !== null && (
          <Button kind="quiet" isWide onClick={end}>
            {words.end}
          </Button>
        )}
        <ActionFailure error={save.error} />
        <p role="status">{save.isSuccess && !save.isPending ? words.saved : ''}</p>
      </form>
    </Card>
  );
}
