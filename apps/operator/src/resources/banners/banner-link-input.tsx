// The link of a banner. It shows where the link leads, and refuses pages that don't exist.
import { type ApiError, isNotFound } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import TextField from '@mui/material/TextField';
import { useGetOne, useInput } from 'ra-core';
import { useRef } from 'react';
import { type LinkTarget, linkTargetOf } from './link-target.ts';

interface Finding {
  readonly fault?: string;
  readonly hint?: string;
}

export function BannerLinkInput({ source }: { readonly source: string }) {
  const fault = useRef<string>(undefined);
  const { field, fieldState } = useInput({ source, defaultValue: '', validate: () => fault.current });
  const link = String(field.value ?? '');
  const finding = useFinding(linkTargetOf(link));
  fault.current = finding.fault;
  // Don't show an error while somebody is still typing the first address.
  const isShown = finding.fault !== undefined && (fieldState.isTouched || fieldState.error !== undefined);
  return (
    <TextField
      {...field}
      value={link}
      onChange={(event) => field.onChange(event.target.value.trim())}
      label="Link *"
      inputMode="url"
      error={isShown}
      helperText={
        isShown ? finding.fault : (finding.hint ?? 'A page of the app, such as /shops/7, or https://…')
      }
      slotProps={{ htmlInput: { maxLength: limits.link }, formHelperText: { role: 'status' } }}
    />
  );
}

interface Found {
  readonly id: number;
  readonly name?: string;
  readonly title?: string;
  readonly status?: string;
}

const ignored = () => undefined;

function useFinding(target: LinkTarget): Finding {
  const isRecord = target.kind === 'articles' || target.kind === 'seen-shops';
  const { data, error } = useGetOne<Found, ApiError>(
    isRecord ? target.kind : 'articles',
    { id: isRecord ? target.id : 0 },
    { enabled: isRecord, retry: false, onError: ignored },
  );
  switch (target.kind) {
    case 'none':
      return { fault: target.fault };
    case 'site':
      return { hint: `Leads to another site: ${target.host}` };
    case 'page':
      return { hint: 'Leads to a page of the app' };
    default:
      return findingOf(target, data, error);
  }
}

function findingOf(
  { kind, id }: LinkTarget & { id: number },
  found: Found | undefined,
  error: unknown,
): Finding {
  const isArticle = kind === 'articles';
  if (isNotFound(error)) {
    return { fault: isArticle ? `There is no article ${id}.` : `There is no verified shop ${id}.` };
  }
  if (!found) return {};
  if (isArticle && found.status !== 'published') {
    return { hint: `Leads to the article “${found.title}”. Customers can't see it before it is published.` };
  }
  return { hint: isArticle ? `Leads to the article “${found.title}”` : `Leads to the shop ${found.name}` };
}
