// Indian names in Latin letters, each with other ways in which people write or mistype it. Written by hand, for the
// tests and the bench of the patient search.

const LINES = `
Lakshmi: Laxmi Luxmi Lakshmy Laksmi Lashkmi
Srinivas: Sreenivas Shrinivas Srinivaas Sriniwas Srinvas
Mohammed: Muhammad Mohamad Mohammad Muhammed Mohamed
Chaudhary: Chowdhury Choudhary Chaudhari Chaudhry Choudhury
Venkatesh: Venkates Wenkatesh Venkateshh Vekatesh Venktesh
Sunita: Suneetha Sunitha Suneeta Sunitaa Snuita
Mukherjee: Mukherji Mookerjee Mukharji Mukerjee Mukhejree
Banerjee: Banerji Bannerjee Banarjee Banerjea Banejree
Chatterjee: Chaterjee Chatterji Chatarjee Chaterji Chatterje
Krishnan: Krisnan Krishnaan Krushnan Krishan Krihsnan
Deepak: Dipak Deepack Dipack Depak Deepka
Pooja: Puja Poojaa Poja Puuja Poooja
Kavita: Kavitha Kaveeta Cavita Kawita Kavtia
Jyoti: Jyothi Jothi Joti Jyotee Jyotti
Swati: Swathi Svati Swathy Suwati Swatee
Harish: Hareesh Haresh Harees Haarish Harihs
Suresh: Sureesh Sures Sooresh Surehs Suressh
Ramesh: Rameesh Rames Raamesh Rameshh Ramseh
Hussain: Husain Hussein Hosain Hossain Husein
Shaikh: Sheikh Shaik Sheik Shekh Shaikhh
Siddiqui: Siddiqi Sidiqui Siddiquee Sidiqi Siddqiui
Fatima: Fathima Faatima Fatema Phatima Ftaima
Ayesha: Aisha Aysha Aiesha Ayisha Ayehsa
Yusuf: Yousuf Yusouf Yoosuf Yusuff Yusfu
Imran: Imraan Emran Imrann Imarn Imraan
Farhan: Pharhan Farhaan Farahan Farhann Farahn
Joseph: Josef Josep Joesph Josephh Joseff
Fernandes: Fernandez Fernandis Farnandes Fernades Fernnades
Deshpande: Deshpandey Despande Deshpaande Deshpnade Deshpandhe
Kulkarni: Kulkarny Coolkarni Kulkarnee Kulkrani Kullkarni
Venkataraman: Venkatraman Venkatraaman Venkatarman Wenkataraman Venkataramn
Iyengar: Aiyengar Iyenger Ayyangar Iyangar Iyegnar
Subramaniam: Subramanian Subramanyam Subrahmanyam Subramaniyam Subramanium
Padmanabhan: Padmanaban Pathmanabhan Padmanabhaan Padmanabahn Padmanabhn
Vishwanath: Viswanath Vishvanath Visvanath Vishwanth Vishwnaath
Gopal: Gopaal Goapl Goopal Gopall Gopla
Nandini: Nandhini Nandinee Nandni Nandiny Nanidni
Rukmini: Rukmani Rukminee Rukmeni Rookmini Rukmnii
Ishita: Isheeta Ishitha Eshita Ishitaa Ishtia
Shreya: Sreya Shreyaa Shriya Shrya Sherya
Harpreet: Harprit Harpreeth Herpreet Harpeet Harpret
Gurpreet: Gurprit Gurpreeth Goorpreet Gurpeet Guprreet
Manjunath: Manjunatha Manjunaath Manjoonath Manjnuath Manjunth
Karthik: Kartik Kaarthik Karthick Kartick Karthki
Naveen: Navin Nawin Naven Naaveen Navene
Sanjay: Sanjai Sunjay Sanjaay Sanajy Sanjayy
Rajesh: Raajesh Rajes Rajeesh Rajehs Razesh
Prakash: Prakaash Prakas Parkash Prakahs Praksah
Aishwarya: Aiswarya Ishwarya Aishvarya Aishwaria Aishwayra
Sharma: Sarma Sharmaa Shrama Sharmma Sharam
`;

/** Each name with one way in which it is written otherwise. */
export const NAME_VARIANTS: readonly { name: string; typed: string }[] = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', variants = ''] = line.split(': ');
    return variants.split(' ').map((typed) => ({ name, typed }));
  });
