import { styled } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StyleCache } from './StyleCache';

const Handle = styled('div')({ display: 'flex', userSelect: 'none', '&:hover': { userSelect: 'text' } });

it('adds only the prefix that Safari needs', () => {
  render(
    <StyleCache>
      <Handle />
    </StyleCache>,
  );
  const styles = [...document.querySelectorAll('style[data-emotion=css]')]
    .map((element) => element.textContent)
    .join('');
  expect(styles).toContain('display:flex;-webkit-user-select:none;user-select:none;');
  expect(styles).toContain(':hover{-webkit-user-select:text;user-select:text;}');
  expect(styles.match(/-(?:webkit|moz|ms)-/g)).toHaveLength(2);
});
