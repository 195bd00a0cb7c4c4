/** Whether an unpaid amount is past due. On its due date, it is not. */
export const isPastDue = (dueDate: string, today: string): boolean => dueDate < today;
