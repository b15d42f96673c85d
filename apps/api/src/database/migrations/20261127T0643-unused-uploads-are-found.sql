-- The job that removes unused uploads looks into drafts too: a picture that only a draft names is used.
alter policy app_select on article_drafts using (user_id = (select app_user_id()) or (select app_is_system()));
