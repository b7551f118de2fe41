import { BookOpenText, LayoutGrid } from 'lucide-react';
import { entityRouteRef } from '#extensions/catalog';
import { EntityDescription, entityRouteParams, EntityRefLinks } from '#extensions/catalog/components';
import { type Entity, printableText } from '#model';
import { ANNOTATION_DOCS_REF } from '#protocol';
import { useRouteRef, useTranslationRef } from '#sdk';
import { IconText, RouterLink, SafeLink } from '#ui';
import { formTranslationRef } from '../i18n/form/formTranslationRef';
import { viewTechDocRouteRef } from '../routes';

/** Props of {@link TemplateHeader}. */
export interface TemplateHeaderProps {
  title: string;
  description: string | undefined;
  /** The template in the catalog, when it is loaded. */
  entity: Entity | undefined;
}

/** What the template is, who owns it, and where to read more. */
export function TemplateHeader({ title, description, entity }: TemplateHeaderProps) {
  return (
    <header>
      <h2>{printableText(title)}</h2>
      {description !== undefined && (
        <div>
          <EntityDescription description={description} />
        </div>
      )}
      {entity && <Facts entity={entity} />}
    </header>
  );
}

function Facts({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(formTranslationRef);
  const entityPath = useRouteRef(entityRouteRef)?.(entityRouteParams(entity));
  const docsRoute = useRouteRef(viewTechDocRouteRef);
  const { relations = [], metadata } = entity;
  const owners = relations.filter(({ type }) => type === 'ownedBy').map(({ targetRef }) => targetRef);
  const hasDocs = metadata.annotations?.[ANNOTATION_DOCS_REF] !== undefined;
  return (
    <p>
      {owners.length > 0 && (
        <span>
          {t('page.owner')} <EntityRefLinks entityRefs={owners} defaultKind="group" />
        </span>
      )}
      {entityPath !== undefined && (
        <RouterLink to={entityPath}>
          <IconText icon={<LayoutGrid aria-hidden />}>{t('page.entity')}</IconText>
        </RouterLink>
      )}
      {hasDocs && docsRoute && (
        <RouterLink to={docsRoute(entityRouteParams(entity))}>
          <IconText icon={<BookOpenText aria-hidden />}>{t('page.docs')}</IconText>
        </RouterLink>
      )}
      {(metadata.links ?? []).map(({ url, title }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A link can be in the list twice.
        <SafeLink key={index} href={url}>
          {printableText(title)}
        </SafeLink>
      ))}
    </p>
  );
}
