import { css } from 'styled-components';
import { token } from '../../theme/token.ts';
import { choiceStyles } from './choiceStyles.ts';

/** How the choices of a group are arranged: one per line, in one line, or in columns of one width. */
const choiceLayouts = ['column', 'row', 'grid'] as const;
export type ChoiceLayout = (typeof choiceLayouts)[number];

/** Styles of a `fieldset` of checkboxes or radios. Their stories show them. */
export const choiceGroupStyles = css`
  ${choiceStyles}

  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-small')};
  }

  > [data-layout] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${token('space-16')};
  }

  > [data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    min-block-size: ${token('control-height')};
    align-items: center;
  }

  > [data-layout='grid'] {
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  }

  [data-part='choice'] > [data-part='hint'] {
    margin-block-end: ${token('space-4')};
    padding-inline-start: calc(1.5rem + ${token('space-8')});
  }
`;
