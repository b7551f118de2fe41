import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { type JsonObject } from '#sdk';
import { InfoCard, space } from '#ui';
import type { HomePageWidgetParts } from './widgetTypes';
import { useWidgetTexts } from '../i18n/useWidgetTexts';

// The card fills its place in the grid, and long content scrolls in it.
const Fill = styled('div')({
  height: '100%',
  minHeight: 0,
  '& > section': { height: '100%', display: 'flex', flexDirection: 'column' },
  '& > section > div': { flex: 'none' },
  '& > section > div:nth-of-type(2)': {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    paddingTop: space[1],
    containerType: 'inline-size',
  },
});

/** Creates the card of a widget from its parts. */
export function createWidgetCard(
  { ContextProvider, ...parts }: HomePageWidgetParts,
  title: string | undefined,
): ComponentType<JsonObject> {
  // The schema of the settings describes the props, which types can't check.
  const Content = parts.Content as ComponentType<JsonObject>;
  const Actions = parts.Actions as ComponentType<JsonObject> | undefined;
  return function WidgetCard(props) {
    const translate = useWidgetTexts();
    const card = (
      <Fill>
        <InfoCard
          {...(title === undefined ? {} : { title: translate(title) })}
          {...(Actions ? { action: <Actions {...props} /> } : {})}
        >
          <Content {...props} />
        </InfoCard>
      </Fill>
    );
    return ContextProvider ? <ContextProvider>{card}</ContextProvider> : card;
  };
}
