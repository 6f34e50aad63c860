// Empty: a page from the device is read up to here until its first frame is drawn.
