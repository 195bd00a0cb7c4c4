import { css, styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

/** Fields have their label at one height, and their errors do not move neighbors. */
const fields = css<{ readonly $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-16')} ${token('space-24')};

  @media ${from('md')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

export const Fields = styled.div<{ readonly $columns: 1 | 2 }>`
  ${fields}
  max-inline-size: ${({ $columns }) => ($columns === 1 ? '32rem' : '60rem')};
`;

export const FullRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export const SectionElement = styled.section`
  grid-column: 1 / -1;
  min-inline-size: 0;

  & + & {
    margin-block-start: ${token('space-16')};
    padding-block-start: ${token('space-24')};
    border-block-start: 1px solid ${token('color-divider')};
  }
`;

export const SectionHead = styled.div`
  margin-block-end: ${token('space-16')};

  & > * {
    margin-block: 0;
  }

  & > p {
    color: ${token('color-text-muted')};
  }
`;

export const SectionFields = styled.div<{ readonly $columns: 1 | 2 }>`
  ${fields}
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-12')};
  margin-block-start: ${token('space-8')};

  @media ${below('sm')} {
    flex-direction: column;
    align-items: stretch;
  }
`;
