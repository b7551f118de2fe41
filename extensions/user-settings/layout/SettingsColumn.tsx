import { styled } from '@mui/material/styles';

/** How wide the settings may become: beyond that, a label and its control are too far apart to be read as one. */
export const settingsWidth = 1120;

/** The place of what a tab of the settings shows. */
export const SettingsColumn = styled('div')({ maxWidth: settingsWidth });
