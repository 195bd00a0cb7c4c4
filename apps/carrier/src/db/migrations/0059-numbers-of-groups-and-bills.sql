-- A group or a bill is found by its number in any spelling without reading every row, as claims and cases are.

CREATE INDEX list_bills_by_number ON list_bills (fold_number(bill_number) COLLATE "C");
CREATE INDEX billed_groups_by_number ON billed_groups (fold_number(group_number) COLLATE "C");
CREATE INDEX group_inventory_by_number ON group_inventory (fold_number(group_number) COLLATE "C");
