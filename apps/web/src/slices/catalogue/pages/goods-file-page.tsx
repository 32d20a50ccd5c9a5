// /retailer/goods-file: the shop's goods as a file for a spreadsheet, and what an import of it changes.
import { isApiError } from '@haat/client/api-error';
import type { GoodsImport } from '@haat/contract/goods-files';
import { limits } from '@haat/contract/limits';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonFor } from '../../../messages/errors.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { goodsFile as words } from '../catalogue.messages.ts';
import { exportGoods, importGoods } from '../goods-file.api.ts';
import styles from './goods-file-page.module.css';

export function GoodsFilePage() {
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.parts}>
        <Export />
        <Import />
      </div>
    </>
  );
}

function Export() {
  const { mutate, isPending, error } = useMutation(exportGoods);
  return (
    <Card className={styles.part}>
      <p>{words.exportLine}</p>
      <Button
        kind="plain"
        className={styles.button}
        icon={<IconDownload size="1.25rem" aria-hidden />}
        isBusy={isPending}
        onClick={() => mutate(words.fileName)}
      >
        {words.export}
      </Button>
      <ActionFailure error={error} />
    </Card>
  );
}

const megabyte = 1024 * 1024;

/** First a dry run, which shows what would change. */
function Import() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const dryRun = useMutation(importGoods);
  const apply = useMutation(importGoods);
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    apply.reset();
    dryRun.reset();
    if (chosen && chosen.size <= limits.importBytes) dryRun.mutate({ file: chosen, isDryRun: true });
  };
  const isTooLarge = file !== undefined && file.size > limits.importBytes;
  const report = apply.data ?? dryRun.data;
  const canApply = report && !report.is_applied && report.counts.refused === 0 && changesOf(report) > 0;
  return (
    <Card className={styles.part}>
      {/* Hidden, because the button opens it. */}
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={words.choose}
        accept=".csv,.txt,text/csv"
        className={styles.input}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <Button
        kind="leaf"
        className={styles.button}
        icon={<IconUpload size="1.25rem" aria-hidden />}
        isBusy={dryRun.isPending}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <Reason
        text={
          isTooLarge ? words.tooLarge(limits.importBytes / megabyte) : fileFault(dryRun.error ?? apply.error)
        }
      />
      {file && report && <Report report={report} />}
      {file && canApply && (
        <Button
          kind="main"
          isWide
          isBusy={apply.isPending}
          onClick={() => apply.mutate({ file, isDryRun: false })}
        >
          {words.import(changesOf(report))}
        </Button>
      )}
    </Card>
  );
}

const changesOf = ({ counts }: GoodsImport): number => counts.new + counts.changed;

const fileFault = (error: unknown): string | null =>
  (isApiError(error) ? error.fields.file : null) ?? reasonFor(error);

function Report({ report: { is_applied, counts, rows } }: { readonly report: GoodsImport }) {
  const shown = rows.filter(({ fate }) => fate !== 'unchanged');
  return (
    <>
      <p role="status">
        {is_applied ? words.done : words.counts(counts.new, counts.changed, counts.refused)}
      </p>
      {counts.refused > 0 && <p className={styles.refused}>{words.correct}</p>}
      <PlainList className={styles.rows} aria-label={words.rows}>
        {shown.map(({ line, name = '', fate, changes, error }) => (
          <li key={line} className={fate === 'refused' ? styles.refused : undefined}>
            {words.row(
              line,
              name,
              error ?? (fate === 'new' ? words.isNew : changes.map(words.column).join(', ')),
            )}
          </li>
        ))}
      </PlainList>
    </>
  );
}
