import type { ViewTable } from '@agent-portal/data/saved-views/contract';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The current list state that a view can store; no table settings if the carrier does not store them. */
export interface ShownNow {
  readonly query: string;
  readonly table?: ViewTable;
}

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  inline-size: min(26rem, 80vw);
  outline: none;

  & p,
  & h3 {
    margin: 0;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & ul > li {
    padding-block: ${token('space-4')};
  }

  & ul > li + li {
    border-block-start: 1px solid ${token('color-divider')};
  }

  & [data-part='view'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  & [data-part='view'] > a {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${token('space-8')};
    overflow-wrap: anywhere;
    /* The table around the panel does not break links. */
    white-space: normal;

    /* The buttons go below the name. */
    @media (width < 30em) {
      flex-basis: 100%;
    }
  }

  & [data-part='note'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-4')};
    padding-inline: ${token('space-8')};
    color: ${token('color-success')};
    font-size: ${token('font-size-small')};
    white-space: nowrap;
  }

  & form,
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token('space-8')};
    padding-block-end: ${token('space-8')};
  }

  & form > :not(button),
  & fieldset > p {
    flex: 1 1 100%;
  }

  & fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0 0 ${token('space-8')};
    border: 0;
  }

  & [role='alert'] {
    color: ${token('color-danger')};
  }
`;
