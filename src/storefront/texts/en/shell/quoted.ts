import type { Language } from '../../../../shared/text/language.ts';

/** What the specification prescribes in English for pages of every language (section 8, and labels of section 2). */
export const loading = 'Loading...';
export const wentWrong = 'Something went wrong!';
export const welcomeBack = 'Welcome back!';
export const signedUp = 'signup succesfull!';
export const errorOccurred = 'An error occurred. Please try again later.';
export const nothingToReview = 'Please select a shipping method and add items to your cart.';
export const calculatingShipment = 'Calculating shipment cost...';
export const noRates = 'No shipping rates found.';
export const initializeFailed = 'Failed to initialize payment. Please try again.';
export const paymentFailed = 'Payment failed. Please try again.';
export const paymentSuccessful = 'Payment Successful!';
export const processingFailed = 'Error processing payment.';
export const processingPayment = 'Processing Payment...';
export const backToReview = 'Back to Order Review';
export const initiateFailed = 'Failed to initiate payment.';
export const noOrder = 'Failed to create order.';
export const calculate = 'Calculate';
export const notConfigured = 'Shipping endpoint not configured.';
export const calculationFailed = 'Failed to calculate shipping. See console for details.';
export const continueShopping = 'Continue Shopping';
export const transformYourSpace = 'Transform your space with our handpicked designs.';
export const fetchFailed = 'Failed to fetch data';
export const soldOut = 'Sold Out';
export const productNotFound = 'Product not found';
export const refreshFailed = 'Something went wrong while fetching product details';
export const crashed = 'Unexpected Application Error!';
export const emailRequired = 'Email is required';
export const firstNameRequired = 'First name is required';
export const lastNameRequired = 'Last name is required';
export const addressRequired = 'Address is required';
export const cityRequired = 'City is required';
export const postalCodeRequired = 'Postal code is required';
export const phoneRequired = 'Phone number is required';
export const paymentConfirmed = 'Payment confirmed successfully';
export const listFailed = 'Failed to fetch products';
export const listError = 'Error: Failed to fetch products';
export const addedToCart = 'Product added to cart!';
export const addedToWishlist = 'Added to wishlist! Buy later';
export const isSoldOut = 'This product is sold out!';
export const outOfStock = 'Product is out of stock!';
export const boatwood = 'Boatwood';
export const boatwoodInCapitals = 'BOATWOOD';
export const rental = 'Rental';

/** The language of these words, which may differ from that of the page. */
export const quotedLanguage: Language = 'en';
