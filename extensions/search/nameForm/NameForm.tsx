import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { space } from '#ui';
import { longestName } from '../savedViews/SavedViewsApi';

/** Props of {@link NameForm}. */
export interface NameFormProps {
  initialName: string;
  label: string;
  /** The text of the button. */
  action: string;
  onSubmit: (name: string) => void;
}

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[2],
  '& > :first-of-type': { flex: '1 1 200px', minWidth: 0 },
});

/** A form for the name of a view. */
export function NameForm({ initialName, label, action, onSubmit }: NameFormProps) {
  const [name, setName] = useState(initialName);
  const [seen, setSeen] = useState(initialName);
  if (initialName !== seen) {
    setSeen(initialName);
    // The view was renamed or removed elsewhere. What the user typed stays.
    if (name === seen && name !== '') setName(initialName);
  }
  const trimmed = name.trim();
  const canSubmit = trimmed !== '' && trimmed !== initialName;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onSubmit(trimmed);
      }}
    >
      <TextField
        size="small"
        label={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longestName } }}
      />
      {/* Not disabled, because a disabled button loses the focus. */}
      <Button type="submit" variant="contained" color="primary" aria-disabled={!canSubmit}>
        {action}
      </Button>
    </Form>
  );
}
