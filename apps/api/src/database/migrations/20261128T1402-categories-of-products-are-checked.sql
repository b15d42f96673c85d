alter table products validate constraint products_category_given;
