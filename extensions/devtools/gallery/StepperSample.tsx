import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SegmentedControl, space } from '#ui';
import { type Step, Stepper } from '#viewers/stepper';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[6],
  '& > :last-child': { width: '100%', maxWidth: 640 },
});

/** A task in three steps. The first one needs a name, the second one is optional. */
export function StepperSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [orientation, setOrientation] = useState<'vertical' | 'horizontal'>('vertical');
  const [name, setName] = useState('');
  const steps: Step[] = [
    {
      id: 'name',
      title: t('stepper.name'),
      content: (
        <TextField
          label={t('stepper.nameField')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      ),
      validate: () => (name.trim() === '' ? t('stepper.nameMissing') : undefined),
    },
    { id: 'owner', title: t('stepper.owner'), content: t('stepper.ownerText'), isOptional: true },
    { id: 'review', title: t('stepper.review'), content: t('stepper.reviewText') },
  ];
  return (
    <Column>
      <SegmentedControl
        label={t('stepper.orientation')}
        value={orientation}
        segments={[
          { value: 'vertical', label: t('stepper.vertical') },
          { value: 'horizontal', label: t('stepper.horizontal') },
        ]}
        onChange={setOrientation}
      />
      <Stepper key={orientation} label={t('stepper.label')} steps={steps} orientation={orientation} />
    </Column>
  );
}

/** Example code of a stepper. */
export const stepperCode = `import { Stepper } from '#viewers/stepper';

<Stepper
  label="Register component"
  steps={[
    { id: 'name', title: 'Name', content: <NameField />, validate: () => validateName(name) },
    { id: 'owner', title: 'Owner', content: <OwnerField />, isOptional: true },
    { id: 'review', title: 'Review', content: <Summary /> },
  ]}
  onFinish={register}
/>`;
