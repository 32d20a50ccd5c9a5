// The field of an article's text. The editor is large, so it only loads when a form needs it.
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useInput, type Validator } from 'ra-core';
import { Component, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { faultOf } from '../../ui/input-words.tsx';
import { FailedState } from '../../ui/states.tsx';

const loadEditor = () => lazy(() => import('./rich-text-editor.tsx'));

interface RichTextInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText: string;
  readonly validate: readonly Validator[];
}

export function RichTextInput({ source, label, helperText, validate }: RichTextInputProps) {
  const { field, fieldState } = useInput({ source, validate: [...validate] });
  const [labelId, helpId] = [useId(), useId()];
  const [Editor, setEditor] = useState(loadEditor);
  const error = faultOf(fieldState);
  return (
    <Box>
      <Box id={labelId} sx={{ mb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <LoadGuard onRetry={() => setEditor(loadEditor)}>
        <Suspense
          fallback={
            <Skeleton variant="rounded" height={320} role="status" aria-busy="true" aria-label="Loading" />
          }
        >
          <Editor
            value={String(field.value ?? '')}
            labelId={labelId}
            helpId={helpId}
            isInvalid={error !== undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Suspense>
      </LoadGuard>
      <FormHelperText id={helpId} error={error !== undefined} role={error && 'alert'}>
        {error ?? helperText}
      </FormHelperText>
    </Box>
  );
}

interface LoadGuardProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Shown when the editor can't be loaded. A class, because only classes catch rendering errors. */
class LoadGuard extends Component<LoadGuardProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const retry = (): void => {
      this.setState({ error: undefined });
      this.props.onRetry();
    };
    return <FailedState error={this.state.error} onRetry={retry} />;
  }
}
