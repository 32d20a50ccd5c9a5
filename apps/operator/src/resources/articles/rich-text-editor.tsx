// The editor of an article's text, with its toolbar and dialogs.
import Box from '@mui/material/Box';
import { DOMParser, type Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { styleNonce } from '../../platform/style-cache.ts';
import { articleExtensions, inputRules } from './article-schema.ts';
import { articleBodyStyle } from './article-style.ts';
import { cleanHtml, htmlOfText } from './clean-paste.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

interface RichTextEditorProps {
  /** HTML, or empty. */
  readonly value: string;
  readonly labelId: string;
  readonly helpId: string;
  readonly isInvalid: boolean;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}

type OpenDialog = { readonly kind: 'link' } | { readonly kind: 'picture'; readonly file?: File };

export default function RichTextEditor(props: RichTextEditorProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const editor = useArticleEditor(props, (file) => setDialog({ kind: 'picture', file }));
  const close = (): void => setDialog(undefined);
  return (
    <Box
      sx={{ border: 1, borderColor: props.isInvalid ? 'error.main' : 'text.secondary', borderRadius: '12px' }}
    >
      <RichTextToolbar
        editor={editor}
        onLink={() => setDialog({ kind: 'link' })}
        onPicture={() => setDialog({ kind: 'picture' })}
      />
      <Box sx={{ ...articleBodyStyle, ...editorStyle }}>
        <EditorContent editor={editor} />
      </Box>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog?.kind === 'picture' && <PictureDialog editor={editor} file={dialog.file} onClose={close} />}
    </Box>
  );
}

const editorStyle = {
  '& .tiptap': { minHeight: '16rem', px: 2, py: 1.5, borderRadius: '12px' },
  '& .tiptap > :last-child': { mb: 0 },
  '& .tiptap li > p': { mb: 0 },
  '& .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Without the empty paragraph at the end, and without paragraphs in lists, which would add space. */
function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  return editor
    .getHTML()
    .replace(/(?:<p><\/p>)+$/, '')
    .replace(/<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, '<li>$1');
}

const attributesOf = ({ labelId, helpId, isInvalid }: RichTextEditorProps) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  'aria-describedby': helpId,
  'aria-invalid': String(isInvalid),
});

/** Handles pasted and dropped text and pictures. */
function pasting(notify: ReturnType<typeof useNotify>, onPictureFile: (file: File) => void): EditorProps {
  const takeFile = (files: FileList | undefined): boolean => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file) onPictureFile(file);
    return file !== undefined;
  };
  return {
    transformPastedHTML(html) {
      if (/<img\b(?![^>]*src="\/media\/)/i.test(html)) {
        notify('Pictures were left out. Add them with the Picture button.', { type: 'info' });
      }
      return cleanHtml(html);
    },
    clipboardTextParser: (text, _, __, view) => sliceOf(text, view),
    handlePaste: (_, { clipboardData }) =>
      // Word also adds a picture of the copied text.
      !clipboardData?.types.includes('text/html') && takeFile(clipboardData?.files),
    handleDrop: (_, { dataTransfer }) => takeFile(dataTransfer?.files),
  };
}

function useArticleEditor(props: RichTextEditorProps, onPictureFile: (file: File) => void): Editor {
  const notify = useNotify();
  const { value } = props;
  const latest = useRef(props);
  latest.current = props;
  const written = useRef(value);
  const editor = useEditor({
    extensions: articleExtensions,
    enableInputRules: inputRules,
    enablePasteRules: ['link'],
    content: value,
    injectNonce: styleNonce,
    editorProps: { attributes: attributesOf(props), ...pasting(notify, onPictureFile) },
    onUpdate({ editor: changed }) {
      written.current = htmlOf(changed);
      latest.current.onChange(written.current);
    },
    onBlur: () => latest.current.onBlur(),
  });
  // The editor keeps its own text. A restored draft or another version must be copied from the form.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

/** Plain text, as the editor pastes it. */
function sliceOf(text: string, { state }: EditorView): Slice {
  const page = document.createElement('div');
  page.innerHTML = htmlOfText(text);
  return DOMParser.fromSchema(state.schema).parseSlice(page);
}
