import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFrontendPlugin, createExtension, coreExtensionData } from '#sdk';
import { renderInTestApp } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { PluginsPage } from './PluginsPage';

const part = (name: string, disabled = false) =>
  createExtension({
    name,
    disabled,
    attachTo: { id: 'app', input: 'root' },
    output: [coreExtensionData.title.optional()],
    factory: () => [],
  });

const billing = createFrontendPlugin({
  pluginId: 'billing',
  title: 'Billing',
  info: { packageJson: async () => ({ name: '@acme/billing', version: '2.1.0', description: 'Invoices' }) },
  extensions: [part('a'), part('b', true)],
});
const broken = createFrontendPlugin({
  pluginId: 'broken',
  info: { packageJson: () => Promise.reject(new Error('The package cannot be read.')) },
  extensions: [part('a')],
});

test('lists the installed plugins, with overrides from the configuration', async () => {
  renderInTestApp(
    <TrellisThemeProvider variant="light">
      <PluginsPage />
    </TrellisThemeProvider>,
    {
      features: [billing, broken],
      config: {
        app: {
          pluginOverrides: [
            {
              match: { packageName: '@acme/billing' },
              info: {
                ownerEntityRefs: ['group:default/finance'],
                links: [{ title: 'Runbook', url: 'https://runbook.example' }],
              },
            },
          ],
        },
      },
    },
  );
  const row = await screen.findByRole('row', { name: /Billing/ });
  expect(row).toHaveTextContent('2.1.0');
  expect(row).toHaveTextContent('@acme/billing');
  expect(row).toHaveTextContent('Invoices');
  expect(row).toHaveTextContent('finance');
  expect(within(row).getByRole('link', { name: /Runbook/ })).toHaveAttribute(
    'href',
    'https://runbook.example/',
  );
  expect(screen.getByRole('row', { name: /broken/ })).toHaveTextContent('The package cannot be read.');
});
