import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import type { WidgetSettingSchema } from '../blueprints/widgetTypes';
import type { WidgetSettings } from '../layout/placement';
import { WidgetSettingsDialog } from './WidgetSettingsDialog';

/** Shows the form of a schema with one property. */
function show(property: WidgetSettingSchema, settings: WidgetSettings = {}, required: string[] = []) {
  const onSave = vi.fn<(saved: WidgetSettings) => void>();
  renderInCatalog(
    <WidgetSettingsDialog
      title="Test"
      schema={{ properties: { value: property }, required }}
      settings={settings}
      onSave={onSave}
      onClose={() => undefined}
    />,
    { catalogApi: createTestCatalog([]) },
  );
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  return { onSave, save };
}

describe('the field of a setting', () => {
  it('is a select for an enum, with its labels and default', async () => {
    const { onSave, save } = show({
      enum: [10, 20],
      enumNames: ['Ten', 'Twenty'],
      default: 20,
      title: 'Size',
    });
    const field = await screen.findByRole('combobox', { name: 'Size' });
    expect(field).toHaveDisplayValue('Twenty');
    await userEvent.selectOptions(field, 'Ten');
    await save();
    // The value has the type of the schema, not that of the element.
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: 10 });
  });

  it('is a checkbox for a boolean', async () => {
    const { onSave, save } = show({ type: 'boolean', default: true, description: 'A hint' });
    expect(await screen.findByRole('checkbox', { name: 'value' })).toBeChecked();
    expect(screen.getByText('A hint')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: false });
  });

  it('takes numbers within their limits only', async () => {
    const { onSave, save } = show({ type: 'integer', minimum: 1, maximum: 9, default: 4 });
    const field = await screen.findByRole('spinbutton', { name: 'value' });
    expect(field).toHaveAttribute('placeholder', '4');
    await userEvent.type(field, '12');
    expect(field).toBeInvalid();
    await save();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: 7 });
  });

  it('returns to its default when it is emptied', async () => {
    const { onSave, save } = show({ type: 'string', default: 'all', maxLength: 5 }, { value: 'some' });
    const field = await screen.findByRole('textbox', { name: 'value' });
    expect(field).toHaveValue('some');
    await userEvent.clear(field);
    expect(field).toHaveAttribute('placeholder', 'all');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({});
  });

  it('must be filled in if it is required', async () => {
    const { onSave, save } = show({ type: 'string', title: 'Team' }, {}, ['value']);
    await save();
    expect(await screen.findByRole('textbox', { name: /Team/ })).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('takes one text per line for a list, without empty lines', async () => {
    const { onSave, save } = show({ type: 'array', default: ['a'] });
    const field = await screen.findByRole('textbox', { name: 'value' });
    expect(field).toHaveValue('a');
    await userEvent.type(field, '{Enter}{Enter}b');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: ['a', 'b'] });
  });

  it('is a group of checkboxes for a list of choices', async () => {
    const items = { enum: ['a', 'b', 'c'], enumNames: ['A', 'B', 'C'] };
    const { onSave, save } = show({ type: 'array', title: 'Parts', items }, { value: ['c'] });
    expect(await screen.findByRole('group', { name: 'Parts' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    await save();
    // In the order of the schema.
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: ['a', 'c'] });
  });

  it('ignores a stored value of another type', async () => {
    const { save, onSave } = show({ type: 'array' }, { value: 'text' });
    expect(await screen.findByRole('textbox', { name: 'value' })).toHaveValue('');
    await save();
    expect(onSave).toHaveBeenCalledOnce();
  });
});
