import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  type ArrayFieldItemButtonsTemplateProps,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  canExpand,
  type CyclicSchemaExpandProps,
  descriptionId,
  getUiOptions,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormTools } from '../context/FormContexts';
import { itemNumber, numberTitle } from './itemTitle';
import { Description } from './texts';

/** The properties of an object. The page itself has no title, because the page of the form shows it. */
export function ObjectGroup({ columns = 1, ...props }: ObjectFieldTemplateProps & { columns?: 1 | 2 }) {
  const { title, description, properties, fieldPathId, schema, uiSchema, formData, optionalDataControl } =
    props;
  const { t } = useFormTools();
  const isUnion = (schema.oneOf ?? schema.anyOf) && !schema.properties && properties.length === 0;
  if (isUnion) return null;
  const fields = (
    <div data-fields="" data-columns={columns}>
      {properties.map(({ content }) => content)}
    </div>
  );
  const add = canExpand(schema, uiSchema, formData) && (
    <Button
      data-add=""
      id={buttonId(fieldPathId, 'add')}
      startIcon={<Plus aria-hidden />}
      disabled={props.disabled === true || props.readonly === true}
      onClick={props.onAddProperty}
    >
      {t('list.addProperty')}
    </Button>
  );
  if (fieldPathId.path.length === 0)
    return (
      <>
        {fields}
        {add}
      </>
    );
  return (
    <Group id={fieldPathId.$id} title={numberTitle(title, itemNumber(fieldPathId))} description={description}>
      {optionalDataControl}
      {fields}
      {add}
    </Group>
  );
}

/** The layout `TwoColumnLayout`: two columns if there is room. */
export function TwoColumnGroup(props: ObjectFieldTemplateProps) {
  return <ObjectGroup {...props} columns={2} />;
}

/** The items of a list. */
export function ListGroup(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, fieldPathId, schema, uiSchema, disabled, readonly } = props;
  const { t } = useFormTools();
  const options = getUiOptions(uiSchema);
  return (
    <Group
      id={fieldPathId.$id}
      title={options.title ?? title}
      description={options.description ?? schema.description}
    >
      {props.optionalDataControl}
      {items.length > 0 ? <div data-items="">{items}</div> : <p data-help="">{t('list.empty')}</p>}
      {canAdd && (
        <Button
          data-add=""
          id={buttonId(fieldPathId, 'add')}
          startIcon={<Plus aria-hidden />}
          disabled={disabled === true || readonly === true}
          onClick={onAddClick}
        >
          {t('list.add')}
        </Button>
      )}
    </Group>
  );
}

interface GroupProps {
  id: string;
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
}

function Group({ id, title, description, children }: GroupProps) {
  return (
    <fieldset data-group="" id={id} tabIndex={-1}>
      {title && <legend>{title}</legend>}
      {typeof description === 'string' && description !== '' ? (
        <Description id={descriptionId(id)} description={description} />
      ) : (
        description
      )}
      {children}
    </fieldset>
  );
}

/** An item of a list with its buttons. */
export function ListItem({ children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps) {
  return (
    <div data-item="">
      {children}
      {hasToolbar && (
        <div data-buttons="">
          <ItemButtons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { t } = useFormTools();
  const { fieldPathId, hasMoveUp, hasMoveDown, hasCopy, hasRemove } = props;
  const isLocked = props.disabled === true || props.readonly === true;
  return (
    <>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <IconButton
            id={buttonId(fieldPathId, 'moveUp')}
            aria-label={t('list.moveUp')}
            disabled={isLocked || !hasMoveUp}
            onClick={props.onMoveUpItem}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            id={buttonId(fieldPathId, 'moveDown')}
            aria-label={t('list.moveDown')}
            disabled={isLocked || !hasMoveDown}
            onClick={props.onMoveDownItem}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      {hasCopy && (
        <IconButton
          id={buttonId(fieldPathId, 'copy')}
          aria-label={t('list.copy')}
          disabled={isLocked}
          onClick={props.onCopyItem}
        >
          <Copy aria-hidden />
        </IconButton>
      )}
      {hasRemove && (
        <IconButton
          id={buttonId(fieldPathId, 'remove')}
          aria-label={t('list.remove')}
          disabled={isLocked}
          onClick={props.onRemoveItem}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </>
  );
}

/** A choice between alternatives, with the fields of the chosen one. */
export function Alternatives({
  schema,
  uiSchema,
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps) {
  const title = getUiOptions(uiSchema).title ?? schema.title;
  return (
    <div data-fields="">
      <div data-field="">
        {title !== undefined && (
          // The control itself has this label.
          <span data-label="" aria-hidden>
            {title}
          </span>
        )}
        {selector}
      </div>
      {optionSchemaField}
    </div>
  );
}

/** A part that contains itself. It is shown on demand, because it has no end. */
export function NestedPart({ name, fieldPathId, onExpand }: CyclicSchemaExpandProps) {
  const { t } = useFormTools();
  return (
    <Button
      id={`${fieldPathId.$id}__expand`}
      startIcon={<ChevronDown aria-hidden />}
      onClick={() => onExpand(fieldPathId.$id)}
    >
      {t('list.expand', { name })}
    </Button>
  );
}

/** Adds or removes an optional part. */
export function OptionalPart({ id, label, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const onClick = onAddClick ?? onRemoveClick;
  if (!onClick) return <em id={id}>{label}</em>;
  return (
    <Button id={id} size="small" onClick={onClick}>
      {label}
    </Button>
  );
}
