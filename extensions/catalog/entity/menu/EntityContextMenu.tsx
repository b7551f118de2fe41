import { EllipsisVertical } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import { MenuButton, type MenuAction } from '#ui';
import type { EntityContextMenuItemProps } from '../../blueprints/EntityContextMenuItemBlueprint';
import { matchesEntityFilter } from '../../blueprints/entityFilterData';
import { useEntity } from '../../context/entityContext';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import type { EntityPageMenuItem } from './EntityPageMenuItem';
import { useOpenHref } from './useOpenHref';

type KnownItem = EntityPageMenuItem & { props: EntityContextMenuItemProps };

/** The menu of an entity page. Each item is an extension with a hook that returns its title and action. */
export function EntityContextMenu({ items, name }: { items: readonly EntityPageMenuItem[]; name: string }) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const openHref = useOpenHref();
  const shown = items.filter((item) => matchesEntityFilter(item, entity));
  if (shown.length === 0) return null;
  return (
    <>
      <WithItemProps items={shown} known={[]}>
        {(known) => (
          <MenuButton
            label={t('page.actions', { name })}
            icon={<EllipsisVertical aria-hidden />}
            items={known.filter(({ props }) => props.hidden !== true).map((item) => toAction(item, openHref))}
          />
        )}
      </WithItemProps>
      {shown.map(({ id, data }) => (
        <Fragment key={id}>{data.popup}</Fragment>
      ))}
    </>
  );
}

/** Calls the hook of each item in its own component, because the number of items can change. */
function WithItemProps(props: {
  items: readonly EntityPageMenuItem[];
  known: readonly KnownItem[];
  children: (known: readonly KnownItem[]) => ReactNode;
}) {
  const { items, known, children } = props;
  const [first, ...rest] = items;
  if (first === undefined) return <>{children(known)}</>;
  return (
    <WithOneItem key={first.id} item={first}>
      {(item) => (
        <WithItemProps items={rest} known={[...known, item]}>
          {children}
        </WithItemProps>
      )}
    </WithOneItem>
  );
}

function WithOneItem(props: { item: EntityPageMenuItem; children: (item: KnownItem) => ReactNode }) {
  const { item, children } = props;
  const { useProps } = item.data;
  return <>{children({ ...item, props: useProps() })}</>;
}

function toAction({ id, data, props }: KnownItem, openHref: (href: string) => void): MenuAction {
  return {
    id,
    label: props.title,
    icon: data.icon,
    ...(props.disabled ? { disabled: true } : {}),
    onSelect: () => {
      if (props.href === undefined) void props.onClick();
      else openHref(props.href);
    },
  };
}
