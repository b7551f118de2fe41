import Button from '@mui/material/Button';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslationRef } from '#sdk';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';
import { useShadowRootElements } from '../reader/context/useShadowRootElements';
import { useNavigationSetting } from './useNavigationSetting';

const TOGGLES = '.md-sidebar--primary .md-nav__item--nested > .md-nav__toggle';

/** `addon:techdocs/expandable-navigation`: expands and collapses all groups of the navigation. The choice is stored for the user. */
export function ExpandableNavigation() {
  const { t } = useTranslationRef(addonsTranslationRef);
  const toggles = useShadowRootElements<HTMLInputElement>([TOGGLES]);
  const [isExpanded, setExpanded] = useNavigationSetting();
  useEffect(() => {
    if (isExpanded) expandGroups(toggles);
  }, [toggles, isExpanded]);
  if (toggles.length === 0) return null;
  const change = () => {
    setExpanded(!isExpanded);
    if (isExpanded) collapseGroups(toggles);
    else expandGroups(toggles);
  };
  return (
    <Button
      size="small"
      variant="text"
      color="inherit"
      startIcon={isExpanded ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
      onClick={change}
    >
      {t(isExpanded ? 'navigation.collapse' : 'navigation.expand')}
    </Button>
  );
}

function expandGroups(toggles: readonly HTMLInputElement[]): void {
  for (const toggle of toggles) toggle.checked = true;
}

/** The groups around the current page stay open. */
function collapseGroups(toggles: readonly HTMLInputElement[]): void {
  for (const toggle of toggles)
    toggle.checked = toggle.parentElement?.matches('.md-nav__item--active') === true;
}
