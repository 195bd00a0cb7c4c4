/** The role that all calls of the hierarchy share; historical access is refused [S4, S6]. */
export const hierarchyAccess = { who: 'agent', role: 'Hierarchy', restricted: true } as const;
