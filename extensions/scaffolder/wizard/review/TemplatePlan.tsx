import type { Entity } from '#model';
import { useFormatNumber } from '#ui';
import { useTranslationRef } from '#sdk';
import { formTranslationRef } from '../../i18n/form/formTranslationRef';
import { listSteps } from '../../list/describeTemplate';
import { Plan } from '../layout/wizardStyles';

/** Props of {@link TemplatePlan}. */
export interface TemplatePlanProps {
  entity: Entity;
  /** The label of the button that creates the task. */
  createLabel: string;
}

/** The steps that run after the user creates the task. */
export function TemplatePlan({ entity, createLabel }: TemplatePlanProps) {
  const { t } = useTranslationRef(formTranslationRef);
  const formatNumber = useFormatNumber();
  const steps = listSteps(entity);
  if (steps.length === 0) return null;
  return (
    <Plan aria-labelledby="template-plan">
      <h3 id="template-plan">{t('plan.title')}</h3>
      <p>{t('plan.help', { button: createLabel })}</p>
      <ol>
        {steps.map(({ name, action, isConditional }, index) => (
          // Steps keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span aria-hidden>{formatNumber(index + 1)}</span>
            <span>
              <bdi>{name}</bdi>
              <small>
                <code>{action}</code>
                {isConditional && ` · ${t('plan.conditional')}`}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Plan>
  );
}
