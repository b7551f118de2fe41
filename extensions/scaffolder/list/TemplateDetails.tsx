import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, CircleDot, FilePlus2, FolderGit2, GitPullRequest, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  EntityDescription,
  entityRouteParams,
  EntityRefLinks,
  useCatalogQuery,
} from '#extensions/catalog/components';
import { entityRouteRef } from '#extensions/catalog';
import { DEFAULT_NAMESPACE, type Entity, printableText, safeParseEntityRef } from '#model';
import { ANNOTATION_DOCS_REF } from '#protocol';
import { Link, useApi, useLinkClick, useRouteRef, useTranslationRef } from '#sdk';
import {
  Banner,
  EmptyState,
  fontFamily,
  fontSize,
  fontWeight,
  IconText,
  rem,
  resolveTokens,
  RouterLink,
  SafeLink,
  SideDrawer,
  SkeletonText,
  space,
  StatusBadge,
  stripMarkdown,
  TagList,
} from '#ui';
import { scaffolderApiRef } from '../api/ScaffolderApi';
import { ScaffolderFailure } from '../failure/ScaffolderFailure';
import { listTranslationRef } from '../i18n/list/listTranslationRef';
import { actionRouteRef, viewTechDocRouteRef } from '../routes';
import {
  isDeprecated,
  isRunnable,
  listEffects,
  listInputs,
  listResults,
  listSteps,
  type TemplateEffect,
} from './describeTemplate';
import { useTemplatePath } from './useTemplatePath';

/** Props of {@link TemplateDetails}. */
export interface TemplateDetailsProps {
  templateRef: string;
  /** Whether the user may run templates. */
  isAllowed: boolean;
  onClose: () => void;
}

const Parts = styled('div')(({ theme }) => {
  const { text, line } = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[4],
    '& section > h3': {
      margin: `0 0 ${space[2]}px`,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      color: text.secondary,
    },
    '& section > :is(ul, ol)': { display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' },
    '& li': { minWidth: 0, overflowWrap: 'anywhere' },
    '& ol': { counterReset: 'step' },
    '& ol > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', counterIncrement: 'step' },
    '& ol > li::before': {
      content: 'counter(step)',
      color: text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    '& code': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm) },
    '& li small': { display: 'block', fontSize: rem(fontSize.sm), color: text.secondary },
    '& li small[data-required]': { display: 'inline', marginInlineStart: space[2] },
    '& [data-facts]': { display: 'flex', flexWrap: 'wrap', gap: `${space[2]}px ${space[4]}px` },
    '& section + section': { paddingTop: space[4], borderTop: `1px solid ${line.subtle}` },
  };
});

const effectIcons: Record<TemplateEffect, ReactNode> = {
  repository: <FolderGit2 aria-hidden />,
  pullRequest: <GitPullRequest aria-hidden />,
  catalog: <FilePlus2 aria-hidden />,
  issue: <CircleDot aria-hidden />,
};

/** What a template does, asks for and creates, in a drawer. */
export function TemplateDetails({ templateRef, isAllowed, onClose }: TemplateDetailsProps) {
  const { t } = useTranslationRef(listTranslationRef);
  const handleClick = useLinkClick();
  const printPath = useTemplatePath();
  const parsed = safeParseEntityRef(templateRef, { defaultKind: 'template' });
  const { data, error, isFetching, refetch } = useCatalogQuery({
    queryKey: ['template', templateRef],
    load: async (catalogApi, options) =>
      (parsed.ok ? await catalogApi.getEntityByRef(parsed.value, options) : undefined) ?? null,
  });
  const to = data ? printPath(data) : undefined;
  const canRun = isAllowed && data && isRunnable(data) && to !== undefined;
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={data ? (printableText(data.metadata.title) ?? data.metadata.name) : t('details.title')}
      footer={
        canRun ? (
          <Button component={Link} to={to} onClick={handleClick} variant="contained" color="primary">
            {t('card.choose')}
          </Button>
        ) : undefined
      }
    >
      {error ? (
        <ScaffolderFailure
          title={t('details.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <SkeletonText lines={8} />
      ) : data === null ? (
        <EmptyState headingLevel={3} title={t('details.removed', { ref: templateRef })} />
      ) : (
        <TemplateParts template={data} />
      )}
    </SideDrawer>
  );
}

function TemplateParts({ template }: { template: Entity }) {
  const { t } = useTranslationRef(listTranslationRef);
  const { metadata, relations = [] } = template;
  const steps = listSteps(template);
  const created = listEffects(steps);
  const results = listResults(template);
  const owners = relations.filter(({ type }) => type === 'ownedBy').map(({ targetRef }) => targetRef);
  return (
    <Parts>
      {!isRunnable(template) && (
        <Banner severity="error">{t('details.apiVersion', { apiVersion: template.apiVersion })}</Banner>
      )}
      {steps.length === 0 && <Banner severity="error">{t('details.noSteps')}</Banner>}
      <section>
        <EntityDescription description={metadata.description} />
        <div data-facts="" style={{ marginTop: space[3] }}>
          {isDeprecated(template) && <StatusBadge tone="warning">{t('card.deprecated')}</StatusBadge>}
          {owners.length > 0 && <EntityRefLinks entityRefs={owners} defaultKind="group" />}
          <TemplateLinks template={template} />
        </div>
        {metadata.tags && metadata.tags.length > 0 && (
          <div style={{ marginTop: space[3] }}>
            <TagList tags={metadata.tags} label={t('card.tags')} />
          </div>
        )}
      </section>
      {created.length > 0 && (
        <Part title={t('details.creates')}>
          <ul>
            {created.map((effect) => (
              <li key={effect}>
                <IconText icon={effectIcons[effect]}>{t(`effects.${effect}`)}</IconText>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {isRunnable(template) && <TemplateInputs template={template} />}
      {steps.length > 0 && <TemplateSteps steps={steps} />}
      {results.length > 0 && (
        <Part title={t('details.result')}>
          <ul>
            {results.map((title, index) => (
              <li key={index}>{title}</li>
            ))}
          </ul>
        </Part>
      )}
    </Parts>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The links of the template: its page, its documentation, and those of its metadata. */
function TemplateLinks({ template }: { template: Entity }) {
  const { t } = useTranslationRef(listTranslationRef);
  const entityPath = useRouteRef(entityRouteRef)?.(entityRouteParams(template));
  const docsRoute = useRouteRef(viewTechDocRouteRef);
  const { links = [], annotations = {} } = template.metadata;
  const hasDocs = annotations[ANNOTATION_DOCS_REF] !== undefined;
  return (
    <>
      {entityPath !== undefined && (
        <RouterLink to={entityPath}>
          <IconText icon={<LayoutGrid aria-hidden />}>{t('details.openEntity')}</IconText>
        </RouterLink>
      )}
      {hasDocs && docsRoute && (
        <RouterLink to={docsRoute(entityRouteParams(template))}>
          <IconText icon={<BookOpenText aria-hidden />}>{t('details.docs')}</IconText>
        </RouterLink>
      )}
      {links.map(({ url, title }, index) => (
        <SafeLink key={index} href={url}>
          {printableText(title)}
        </SafeLink>
      ))}
    </>
  );
}

/** The fields that the user may fill in, page by page. Of optional fields, only the number. */
function TemplateInputs({ template }: { template: Entity }) {
  const { t } = useTranslationRef(listTranslationRef);
  const api = useApi(scaffolderApiRef);
  const { namespace = DEFAULT_NAMESPACE, name } = template.metadata;
  const ref = `template:${namespace}/${name}`;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['scaffolder', 'parameter-schema', ref],
    queryFn: ({ signal }) => api.getTemplateParameterSchema(ref, { signal }),
  });
  const inputs = data?.steps.flatMap(({ schema }) => listInputs(schema));
  const required = inputs?.filter(({ isRequired }) => isRequired) ?? [];
  const optional = (inputs?.length ?? 0) - required.length;
  return (
    <Part title={t('details.inputs')}>
      {error && (
        <ScaffolderFailure
          title={t('details.inputsFailed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!inputs && !error && <SkeletonText lines={3} />}
      {inputs?.length === 0 && t('details.noInputs')}
      {inputs && inputs.length > 0 && (
        <ul>
          {required.map(({ path, title, description }) => (
            <li key={path}>
              <bdi>{title}</bdi>
              <small data-required="">{t('details.required')}</small>
              {description !== undefined && <small>{stripMarkdown(description)}</small>}
            </li>
          ))}
          {optional > 0 && <li>{t('details.optionalCount', { count: optional })}</li>}
        </ul>
      )}
    </Part>
  );
}

/** The steps, each with a link to its action. Actions that are not installed are marked. */
function TemplateSteps({ steps }: { steps: ReturnType<typeof listSteps> }) {
  const { t } = useTranslationRef(listTranslationRef);
  const api = useApi(scaffolderApiRef);
  const actionPath = useRouteRef(actionRouteRef);
  const { data: actions } = useQuery({
    queryKey: ['scaffolder', 'actions'],
    queryFn: ({ signal }) => api.listActions({ signal }),
  });
  const installed = actions && new Set(actions.map(({ id }) => id));
  const unknown = installed && steps.find(({ action }) => !installed.has(action))?.action;
  return (
    <Part title={t('details.steps')}>
      {unknown !== undefined && (
        <div style={{ marginBottom: space[2] }}>
          <Banner severity="error">{t('details.unknownAction', { action: unknown })}</Banner>
        </div>
      )}
      <ol>
        {steps.map(({ name, action, isConditional }, index) => (
          <li key={index}>
            <span>
              <bdi>{name}</bdi>
              {isConditional && <small>{t('details.conditional')}</small>}
              <small>
                {actionPath && installed?.has(action) ? (
                  <RouterLink to={actionPath({ actionId: action })}>
                    <code>{action}</code>
                  </RouterLink>
                ) : (
                  <code>{action}</code>
                )}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
