// The buttons above an article's text.

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';
import {
  BoldIcon,
  BulletedListIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  PhotoIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from '../../ui/icons.tsx';

interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

const levels = [2, 3, 4] as const;

export function RichTextToolbar({ editor, onLink, onPicture }: RichTextToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const chain = () => editor.chain().focus();
  return (
    <Box role="toolbar" aria-label="Formatting" sx={barStyle}>
      <StyleChoice editor={editor} level={state.level} />
      <Tool label="Bold" icon={BoldIcon} isOn={state.isBold} onUse={() => chain().toggleBold().run()} />
      <Tool
        label="Italic"
        icon={ItalicIcon}
        isOn={state.isItalic}
        onUse={() => chain().toggleItalic().run()}
      />
      <Tool
        label="List"
        icon={BulletedListIcon}
        isOn={state.isBulleted}
        onUse={() => chain().toggleBulletList().run()}
      />
      <Tool
        label="Numbered list"
        icon={NumberedListIcon}
        isOn={state.isNumbered}
        onUse={() => chain().toggleOrderedList().run()}
      />
      <Tool
        label="Quote"
        icon={QuoteIcon}
        isOn={state.isQuote}
        onUse={() => chain().toggleBlockquote().run()}
      />
      <Tool label="Link" icon={LinkIcon} isOn={state.isLink} onUse={onLink} />
      <Tool label="Picture" icon={PhotoIcon} isOn={state.isPicture} onUse={onPicture} />
      <Tool label="Undo" icon={UndoIcon} isOff={!state.canUndo} onUse={() => chain().undo().run()} />
      <Tool label="Redo" icon={RedoIcon} isOff={!state.canRedo} onUse={() => chain().redo().run()} />
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  top: 56,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  p: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  borderTopLeftRadius: 11,
  borderTopRightRadius: 11,
} as const;

const stateOf = (editor: Editor) => ({
  level: levels.find((level) => editor.isActive('heading', { level })) ?? 0,
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isBulleted: editor.isActive('bulletList'),
  isNumbered: editor.isActive('orderedList'),
  isQuote: editor.isActive('blockquote'),
  isLink: editor.isActive('link'),
  isPicture: editor.isActive('image'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface ToolProps {
  readonly label: string;
  readonly icon: ComponentType;
  /** Whether the text at the cursor has this format. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onUse: () => void;
}

const Tool = ({ label, icon: Icon, isOn, isOff = false, onUse }: ToolProps) => (
  <IconButton
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    disabled={isOff}
    // Keeps the focus and the selection in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onUse}
    sx={{ borderRadius: 2, ...(isOn && { bgcolor: 'action.selected', color: 'primary.main' }) }}
  >
    <Icon />
  </IconButton>
);

function StyleChoice({ editor, level }: { readonly editor: Editor; readonly level: number }) {
  const choose = (chosen: number): void => {
    const known = levels.find((each) => each === chosen);
    const chain = editor.chain().focus();
    if (known) chain.setHeading({ level: known }).run();
    else chain.setParagraph().run();
  };
  return (
    <NativeSelect
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
      disableUnderline
      inputProps={{ 'aria-label': 'Style' }}
      sx={{
        width: '7.25rem',
        minHeight: 44,
        pl: 1,
        '& select': { minHeight: 44, boxSizing: 'border-box', py: 1 },
      }}
    >
      <option value={0}>Text</option>
      <option value={2}>Heading</option>
      <option value={3}>Subheading</option>
      <option value={4}>Small heading</option>
    </NativeSelect>
  );
}
