-- users_listed serves the lists; a second index in the same order cost every sign-up and made plans change at random.
drop index users_created;
