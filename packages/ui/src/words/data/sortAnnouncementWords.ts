export const sortAnnouncementWords = {
  sorted: (table: string, column: string, direction: 'asc' | 'desc') =>
    `The table named ${table} is now sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  unsorted: (table: string) => `The table named ${table} is now unsorted`,
};
